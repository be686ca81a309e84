import { useHost } from '@landing/theme'

interface Task {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly action: string
}

const tasks: readonly Task[] = [
  {
    title: 'Start from nothing',
    text: 'Set up login, write a configuration with a subaccount and an entitlement, plan and apply it.',
    path: '/docs/landing-page-content/where_to_start/',
    action: 'Take the first steps',
  },
  {
    title: 'Bring in what exists',
    text: 'Export a subaccount that grew by hand into code with import blocks, and take it over without a rebuild.',
    path: '/docs/landing-page-content/exporter/',
    action: 'Use the exporter',
  },
  {
    title: 'Copy what works',
    text: 'Complete setups for common landscapes, from a single subaccount to a whole account structure.',
    path: '/docs/landing-page-content/samples/',
    action: 'Browse the samples',
  },
]

/** The three commonest entry points. */
export function Tasks() {
  const { Link } = useHost()
  return (
    <section className="tasks" aria-labelledby="tasks">
      <h2 id="tasks" className="section-title">
        What brings you here?
      </h2>
      <ul className="task-list">
        {tasks.map((task) => (
          <li key={task.path} className="task">
            <h3 className="task-title">
              <Link className="task-link" href={task.path}>
                {task.title}
              </Link>
            </h3>
            <p className="task-text">{task.text}</p>
            <p className="task-action" aria-hidden="true">
              {task.action}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
