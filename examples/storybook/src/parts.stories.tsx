import { Callout, Card, CardGrid, LinkButton } from '@landing/theme/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** Parts that need no `ThemeRoot` around them. */
const meta = {
  title: 'Parts/LinkButton',
  component: LinkButton,
  args: { href: '#start', children: 'Start' },
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Emphasized: Story = { args: { design: 'emphasized' } }

export const WithACallout: Story = {
  render: (args) => (
    <Callout kind="tip" title="Tip">
      <LinkButton {...args} />
    </Callout>
  ),
}

export const InCards: Story = {
  render: ({ href }) => (
    <CardGrid>
      <Card href={href} title="Start" heading="h2">
        In one command.
      </Card>
    </CardGrid>
  ),
}
