import type { Decorator, Preview } from '@storybook/react-vite';
import resolver from '@witryna/design-tokens/tokens.resolver.json';
import { Text } from '@witryna/ui/text';
import { vars } from '@witryna/design-tokens/contract';

/** Toolbar item that shows a story in all themes and brands. */
export const sideBySideToolbar = {
  description: 'Compare themes and brands',
  toolbar: {
    icon: 'sidebyside' as const,
    title: 'compare',
    dynamicTitle: true,
    items: [
      { value: 'off', title: 'compare: off' },
      { value: 'themes', title: 'compare: all themes and brands' },
    ],
  },
};

const { brand: brands, theme: themes } = resolver.modifiers;

/** Every theme of every brand. */
const looks = Object.keys(brands.contexts).flatMap((brand) =>
  Object.keys(themes.contexts).map((theme) => ({ brand, theme })),
);

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x6,
};
const frame = {
  inlineSize: '100%',
  blockSize: '30rem',
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
};

/**
 * Adds windows with the story in all themes and brands, if the toolbar asks for it. Windows instead of containers with
 * attributes, so that dialogs and the background of the page are in each theme too.
 */
export const sideBySide: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals['sideBySide'] !== 'themes' || viewMode !== 'story') return <Story />;
  const locale = String(globals['locale']);
  return (
    <>
      <Story />
      <div style={grid}>
        {looks.map(({ brand, theme }) => (
          <div key={`${brand} ${theme}`}>
            <Text size="small" weight="semibold">
              {brand} · {theme}
            </Text>
            <iframe
              title={`${brand}, ${theme}`}
              src={`iframe.html?viewMode=story&id=${id}&globals=brand:${brand};theme:${theme};locale:${locale};sideBySide:off`}
              style={frame}
            />
          </div>
        ))}
      </div>
    </>
  );
};

/** Initial value: only the story. */
export const sideBySideGlobals: NonNullable<Preview['initialGlobals']> = { sideBySide: 'off' };
