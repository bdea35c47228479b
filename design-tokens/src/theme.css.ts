import { layers } from './layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { themeRules } from './generated/theme-rules.ts';

for (const { selector, media, colorScheme, vars } of themeRules) {
  const rule = { ...(colorScheme && { colorScheme }), vars };
  globalStyle(selector, {
    '@layer': { [layers.tokens]: media === undefined ? rule : { '@media': { [media]: rule } } },
  });
}
