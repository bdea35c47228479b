import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';

export default defineConfig({
  tokens: ['./node_modules/@witryna/design-tokens/dist/dtcg/witryna.dark.tokens.json'],
  outDir: './terrazzo/',
  plugins: [css({ filename: 'tokens.css' })],
});
