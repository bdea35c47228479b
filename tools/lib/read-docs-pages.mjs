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
 * @property {readonly DocumentedProp[]} props
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
     * @typedef {{ description?: string, type?: { required?: boolean }, table?: { type?: { summary?: string }, defaultValue?: { summary?: string } } }} ArgType
     * @typedef {{ component?: Documented, subcomponents?: Record<string, Documented>, argTypes: Record<string, ArgType>, parameters: { docs?: { description?: { component?: string } } } }} Story
     */
    const preview =
      /** @type {{ ready(): Promise<void>, storyStoreValue: { loadStory(of: { storyId: string }): Promise<Story> } }} */ (
        Reflect.get(window, '__STORYBOOK_PREVIEW__')
      );
    await preview.ready();
    const index = /** @type {{ entries: Record<string, { id: string, title: string, type: string }> }} */ (
      await (await fetch('index.json')).json()
    );
    const entries = Object.values(index.entries);
    const pages = entries.filter(({ type, title }) => type === 'docs' && /^(?:UI|Page Builder)\//.test(title));
    return Promise.all(
      pages.map(async ({ id, title }) => {
        const first = entries.find((entry) => entry.type === 'story' && entry.title === title);
        const { component, subcomponents, argTypes, parameters } = await preview.storyStoreValue.loadStory({
          storyId: first?.id ?? '',
        });
        const parts = Object.values(subcomponents ?? {}).flatMap(({ __docgenInfo: info }) => info ?? []);
        const own = component?.__docgenInfo;
        return {
          id,
          title,
          description: parameters.docs?.description?.component ?? own?.description ?? parts[0]?.description ?? '',
          props: own
            ? Object.entries(argTypes).map(([name, { description = '', type, table }]) => ({
                name,
                description,
                type: table?.type?.summary ?? '',
                required: type?.required === true,
                default: table?.defaultValue?.summary,
              }))
            : parts.flatMap(({ props = {} }) =>
                Object.values(props).map(({ name, description = '', required, type }) => ({
                  name,
                  description,
                  type: type?.name ?? '',
                  required: required === true,
                  default: '',
                })),
              ),
        };
      }),
    );
  });
}

/**
 * Lists what a page leaves out.
 *
 * @param {DocsPage} page
 * @returns {string[]} one sentence each; empty for a complete page
 */
export function findGaps({ description, props }) {
  return [
    ...(description.trim() === '' ? ['no description of the component'] : []),
    ...(props.length === 0 ? ['no props'] : []),
    ...props.filter((prop) => prop.description.trim() === '').map(({ name }) => `no description of ${name}`),
    ...props.filter((prop) => !prop.required && prop.default === undefined).map(({ name }) => `no default of ${name}`),
  ];
}
