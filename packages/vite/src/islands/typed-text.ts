/** Tells React of text that was typed into an island before it listened. */
export function announceTypedText(island: Element): void {
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea',
  )) {
    const { value, defaultValue } = field
    if (value === defaultValue || field.closest('landing-slot, landing-island') !== island) continue
    // React takes a value that is set through the field for known: it is set behind it.
    field.value = defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
