/**
 * Returns the URL of a documentation page within Storybook.
 *
 * @param title of its stories, e.g. `UI/Actions/Button`
 * @returns relative to the manager, e.g. `?path=/docs/ui-actions-button--docs`
 */
export function getPageUrl(title: string): string {
  return `?path=/docs/${toId(title)}--docs`;
}

/**
 * Returns the URL of a story within Storybook.
 *
 * @param title of its group, e.g. `Storefront/Screens/Home`
 * @param story name of its export, e.g. `Default`
 * @returns relative to the manager, e.g. `?path=/story/storefront-screens-home--default`
 */
export function getStoryUrl(title: string, story: string): string {
  return `?path=/story/${toId(title)}--${toId(story)}`;
}

const toId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
