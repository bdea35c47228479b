/** Code of the settings that stories of Page Builder content give to the provider, by the name of the setting. */
const settings: Readonly<Record<string, string>> = {
  loadBlock: 'loadBlock={async (id) => ({ html: `<p>Block ${id}</p>` })}',
  loadDynamicBlocks:
    "loadDynamicBlocks={async () => [parseRichContent('<p>Free shipping until the end of the week.</p>')]}",
  scriptHosts: 'scriptHosts={[]}',
};

const productsComponent = `productsComponent={({ pathNames, children }) =>
  children(pathNames.map((path) => ({ id: path, label: path, content: <a href={path}>{path}</a> })))
}`;

/** Returns text with each line indented. */
const indent = (text: string, width: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(width));

/**
 * Returns a complete module that renders content of Magento's Page Builder as a story does.
 *
 * @param args of the story: `html`, markup as Magento stores it, and settings of the provider
 */
export function getContentSnippet({ html, width, logger, ...args }: Readonly<Record<string, unknown>>): string {
  const used = [
    ...Object.keys(settings)
      .filter((name) => args[name] !== undefined)
      .map((name) => settings[name] ?? ''),
    ...(String(html).includes('data-content-type="products"') ? [productsComponent] : []),
  ];
  const content = `<RichContent content={content}${width === 'page' ? '' : ' width="container"'} />`;
  const tree =
    used.length === 0
      ? indent(content, 4)
      : indent(
          `<PageBuilderProvider\n${indent(used.join('\n'), 2)}\n>\n${indent(content, 2)}\n</PageBuilderProvider>`,
          4,
        );
  return `import '@witryna/design-tokens/styles.css';
import '@witryna/ui/reset.css';
import '@witryna/ui/styles.css';
import '@witryna/page-builder/styles.css';
import { ${used.length === 0 ? '' : 'PageBuilderProvider, '}RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';

const content = parseRichContent(
  ${JSON.stringify(html)},${logger === undefined ? '' : '\n  { logger: console },'}
);

export function Content() {
  return (
${tree}
  );
}`;
}
