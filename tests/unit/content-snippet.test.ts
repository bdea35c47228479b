import { expect, it } from 'vitest';
import { getContentSnippet } from '../../.storybook/content-snippet.ts';

it('returns a module that renders markup, with all style sheets', () => {
  expect(getContentSnippet({ html: '<p>Zinc</p>', width: 'page' })).toBe(`import '@witryna/design-tokens/styles.css';
import '@witryna/ui/reset.css';
import '@witryna/ui/styles.css';
import '@witryna/page-builder/styles.css';
import { RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';

const content = parseRichContent(
  "<p>Zinc</p>",
);

export function Content() {
  return (
    <RichContent content={content} />
  );
}`);
});

it('gives the provider the settings of the story', () => {
  const code = getContentSnippet({ html: '<p></p>', loadBlock: () => undefined, scriptHosts: [], logger: console });
  expect(code).toContain('import { PageBuilderProvider, RichContent }');
  expect(code).toContain('  { logger: console },');
  expect(code).toContain(`    <PageBuilderProvider
      loadBlock={async (id) => ({ html: \`<p>Block \${id}</p>\` })}
      scriptHosts={[]}
    >
      <RichContent content={content} width="container" />
    </PageBuilderProvider>`);
});

it('gives products a component', () => {
  expect(getContentSnippet({ html: '<div data-content-type="products"></div>' })).toContain('productsComponent={');
});
