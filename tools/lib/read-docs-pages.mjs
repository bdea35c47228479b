/**
 * A prop as the table of a documentation page shows it.
 *
 * @typedef {object} DocumentedProp
 * @property {string} name
 * @property {string} description
 * @property {string} type
 * @property {boolean} required
 * @property {string | undefined} default
 */

/**
 * A documentation page: a component, and the parts that it is used with.
 *
 * @typedef {object} DocsPage
 * @property {string} id e.g. `ui-actions-button--docs`
 * @property {string} title e.g. `UI/Actions/Button`
 * @property {string} description of the component or of its stories
 * @property {readonly DocumentedProp[]} props of the component, then those of its parts as `TopBar.banner`
 */

/**
 * Asks a built Storybook what its documentation pages of components show.
 *
 * @param {import('playwright').Page} page
 * @param {string} url of the Storybook
 * @returns {Promise<DocsPage[]>}
 */
export async function readDocsPages(page, url) {
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  return page.evaluate(async () => {
    /**
     * @typedef {{ description?: string, props?: Record<string, { name: string, description?: string, required?: boolean, type?: { name: string } }> }} Docgen
     * @typedef {{ __docgenInfo?: Docgen }} Documented
     * @typedef {{ description?: string, type?: { required?: boolean }, table?: { category?: string, type?: { summary?: string }, defaultValue?: { summary?: string } } }} ArgType
     * @typedef {{ component?: Documented, subcomponents?: Record<string, Documented>, argTypes: Record<string, ArgType>, parameters: { docs?: { description?: { component?: string } } } }} Story
     */
    const preview =
      /** @type {{ ready(): Promise<void>, storyStoreValue: { loadStory(of: { storyId: string }): Promise<Story> } }} */ (
        Reflect.get(window, '__STORYBOOK_PREVIEW__')
      );
    await preview.ready();
    const index =
      /** @type {{ entries: Record<string, { id: string, title: string, type: string, importPath: string }> }} */ (
        await (await fetch('index.json')).json()
      );
    const entries = Object.values(index.entries);
    const pages = entries.filter(
      ({ type, importPath }) => type === 'docs' && /^\.\/(?:ui|page-builder)\/src\//.test(importPath),
    );
    return Promise.all(
      pages.map(async ({ id, title }) => {
        const first = entries.find((entry) => entry.type === 'story' && entry.title === title);
        const { component, subcomponents, argTypes, parameters } = await preview.storyStoreValue.loadStory({
          storyId: first?.id ?? '',
        });
        const parts = Object.entries(subcomponents ?? {}).map(([name, part]) => ({ name, ...part.__docgenInfo }));
        const own = component?.__docgenInfo;
        return {
          id,
          title,
          description: parameters.docs?.description?.component ?? own?.description ?? parts[0]?.description ?? '',
          props: [
            // What only the story takes is no prop.
            ...Object.entries(own ? argTypes : {})
              .filter(([, { table }]) => table?.category !== 'Story')
              .map(([name, { description = '', type, table }]) => ({
                name,
                description,
                type: table?.type?.summary ?? '',
                required: type?.required === true,
                default: table?.defaultValue?.summary,
              })),
            ...parts.flatMap((part) =>
              Object.values(part.props ?? {}).map(({ name, description = '', required, type }) => ({
                name: `${part.name}.${name}`,
                description,
                type: type?.name ?? '',
                required: required === true,
                default: '',
              })),
            ),
          ],
        };
      }),
    );
  });
}

/**
 * Lists what a page leaves out. A choice of named values needs a default that is stated: "none" is not one of them.
 *
 * @param {DocsPage} page
 * @returns {string[]} one sentence each; empty for a complete page
 */
export function findGaps({ description, props }) {
  return [
    ...(description.trim() === '' ? ['no description of the component'] : []),
    ...(props.length === 0 ? ['no props'] : []),
    ...props.filter((prop) => prop.description.trim() === '').map(({ name }) => `no description of ${name}`),
    ...props.filter(hasNoDefault).map(({ name }) => `no default of ${name}`),
  ];
}

/** @param {DocumentedProp} prop */
function hasNoDefault({ required, default: value, type, description }) {
  if (required) return false;
  return value === undefined || (value === 'none' && /^"[^"]*" \| "/.test(type) && !/\bdefault\b/i.test(description));
}
