/**
 * Returns the URL of a documentation page within Storybook.
 *
 * @param title of its stories, e.g. `UI/Actions/Button`
 * @returns relative to the manager, e.g. `?path=/docs/ui-actions-button--docs`
 */
export function getPageUrl(title: string): string {
  const id = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `?path=/docs/${id}--docs`;
}
