import { parseRichContent } from '@witryna/page-builder/parser';
import type { ReactNode } from 'react';
import type { RichContentValue } from '../nodes.ts';
import type { ContentProps } from '../render/content-tree.tsx';
import { headingShift } from '../render/heading-shift.ts';
import type { ContentTypeRenderer } from '../render/renderer.ts';
import * as site from '../render/site.css.ts';
import { ServerHtml } from './server-html.tsx';
import { ServerNodes } from './server-nodes.tsx';

export interface RichContentProps extends ContentProps {
  /**
   * Value returned by `parseRichContent` of `@witryna/page-builder/parser`, or HTML, which is parsed and sanitized
   * here. Null and undefined render nothing.
   */
  content: RichContentValue | string | null | undefined;
  /**
   * Renderers of additional content types, or replacements for built-in ones; their components may be server or client
   * components. Content types inside sliders, tabs and other interactive ones use those of the provider. Default: none.
   */
  renderers?: readonly ContentTypeRenderer[];
}

/**
 * Renders any CMS content in a server component. Rows, columns, text and other content without behavior become HTML:
 * neither their tree nor their renderers are sent to the browser. Links, images and interactive content types are
 * client components, which have the settings of the surrounding `PageBuilderProvider`.
 */
export function RichContent({
  content,
  renderers = [],
  width = 'page',
  priority = false,
  topHeadingLevel = 1,
}: RichContentProps): ReactNode {
  if (content === null || content === undefined) return null;
  const parsed = typeof content === 'string' ? parseRichContent(content) : content;
  const context = { headingShift: headingShift(parsed, topHeadingLevel), widthShare: 1 };
  if ('html' in parsed)
    return (
      <ServerHtml
        html={parsed.html}
        className={width === 'page' ? site.site : undefined}
        context={{ ...context, isPageWide: false, hasPriority: priority }}
      />
    );
  const page = {
    ...context,
    isPageWide: width === 'page',
    hasPriority: false,
    renderers: new Map(renderers.map((renderer) => [renderer.contentType, renderer])),
  };
  const [first, ...others] = parsed.children;
  return (
    <>
      {first && <ServerNodes nodes={[first]} context={{ ...page, hasPriority: priority }} />}
      <ServerNodes nodes={others} context={page} />
    </>
  );
}
