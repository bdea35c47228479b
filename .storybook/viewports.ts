import { breakpoints } from '@witryna/design-tokens';

/** Names by which stories and test runs select the widths for which every component is designed. */
const names: Readonly<Record<string, string>> = { from375: 'phone', from768: 'tablet', from1440: 'desktop' };

function getViewportType(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < breakpoints.from768) return 'mobile';
  return width < breakpoints.from1025 ? 'tablet' : 'desktop';
}

function viewport(name: string, width: number) {
  const height = Math.round(getViewportType(width) === 'desktop' ? width * 0.625 : Math.max(width * 1.4, 800));
  return {
    name: `${name}, ${width} px`,
    styles: { width: `${width}px`, height: `${height}px` },
    type: getViewportType(width),
  };
}

/** The narrowest width without loss of content (WCAG 1.4.10), and one for each breakpoint of the tokens. */
export const viewports = {
  reflow: viewport('reflow', 320),
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([token, width]) => {
      const name = names[token] ?? token;
      return [name, viewport(name, width)];
    }),
  ),
};
