// Makes variables of the tokens with both versions of Style Dictionary.
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(import.meta.resolve('@witryna/design-tokens/style-dictionary/witryna.dark.tokens.json'));

for (const version of ['style-dictionary-4', 'style-dictionary-5']) {
  const { default: StyleDictionary } = await import(version);
  const dictionary = new StyleDictionary({
    source: [source],
    log: { errors: { brokenReferences: 'throw' } },
    platforms: {
      css: {
        transformGroup: 'css',
        prefix: 'shop',
        buildPath: `${version}/`,
        files: [{ destination: 'tokens.css', format: 'css/variables' }],
      },
    },
  });
  await dictionary.buildAllPlatforms();
}
