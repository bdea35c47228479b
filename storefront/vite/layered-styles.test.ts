import { expect, it } from 'vitest';
import { build } from 'vite';
import { layeredStyles } from './layered-styles.ts';

it('puts style sheets of packages into a layer, and leaves others as they are', async () => {
  const sheets: Record<string, string> = {
    '/shop/node_modules/map/map.css': '.map{color:red}',
    '/shop/node_modules/@fontsource/inter/a.css': '.font{color:green}',
    '/shop/src/own.css': '.own{color:blue}',
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      layeredStyles(),
      {
        name: 'sheets',
        enforce: 'pre',
        resolveId: (id) => (id === '/entry.js' || id in sheets ? id : undefined),
        load: (id) =>
          id === '/entry.js'
            ? Object.keys(sheets)
                .map((sheet) => `import '${sheet}';`)
                .join('\n')
            : sheets[id],
      },
    ],
    build: { write: false, minify: false, cssMinify: false, rolldownOptions: { input: '/entry.js' } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const styles = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []))
    .join('');
  expect(styles.replace(/\s/g, '')).toBe(
    '@layerwitryna.reset,witryna.tokens,witryna.base,witryna.components,witryna.layout,witryna.app;@layerwitryna.components{.map{color:red}}.font{color:green}.own{color:blue}',
  );
});
