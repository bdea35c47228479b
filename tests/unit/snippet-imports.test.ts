import { expect, it } from 'vitest';
import { addImports, readComponentNames, replaceStoryParts } from '../../.storybook/snippet-imports.ts';

const modules = new Map([
  ['Button', '@witryna/ui/button'],
  ['ButtonLink', '@witryna/ui/button'],
  ['Accordion', '@witryna/ui/accordion'],
]);

it('puts one import for each module above a snippet', () => {
  expect(addImports('<Accordion>\n  <Button />\n  <ButtonLink />\n  <Button />\n</Accordion>', modules)).toBe(
    `import { Accordion } from '@witryna/ui/accordion';
import { Button, ButtonLink } from '@witryna/ui/button';

<Accordion>
  <Button />
  <ButtonLink />
  <Button />
</Accordion>`,
  );
});

it('adds them once', () => {
  const once = addImports('<Button />', modules);
  expect(addImports(once, modules)).toBe(once);
});

it('leaves a snippet without components alone', () => {
  expect(addImports('<p>Text</p>', modules)).toBe('<p>Text</p>');
});

it('reads the components of an entry, without types and functions', () => {
  expect(
    readComponentNames(
      "export { Button, type ButtonProps } from './button.tsx';\nexport {\n  ButtonLink,\n  getButtonClassName,\n} from './x.ts';\nexport type { Size } from './size.ts';",
    ),
  ).toEqual(['Button', 'ButtonLink']);
});

it('replaces what only stories have', () => {
  const parts = { 'getHref={() => {}}': 'getHref={(page) => `?p=${page}`}' };
  expect(replaceStoryParts('<Pagination getHref={() => {}} />', parts)).toBe(
    '<Pagination getHref={(page) => `?p=${page}`} />',
  );
  expect(replaceStoryParts('<Footer brand={<SampleLogo inverse />} />', undefined)).toBe(
    '<Footer brand={<Logo href="/" label="Shoe shop, home page" inverse>Shoe shop</Logo>} />',
  );
});

it('writes fragments in their short form', () => {
  expect(replaceStoryParts('<React.Fragment key=".0">\n  Text\n</React.Fragment>', undefined)).toBe('<>\n  Text\n</>');
});
