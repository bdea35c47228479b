import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ButtonsView } from '../content-types/buttons/buttons-view.tsx';
import { ColumnGroupView } from '../content-types/column-group/column-group-view.tsx';
import { line } from '../content-types/column-line/column-line.css.ts';
import { ColumnView, getColumnShare } from '../content-types/column/column-view.tsx';
import { Divider } from '../content-types/divider/divider.tsx';
import { HeadingView } from '../content-types/heading/heading-view.tsx';
import { text } from '../content-types/text/text.css.ts';
import { parallaxMotion } from '../content-types/row/parallax-motion.ts';
import { RowView } from '../content-types/row/row-view.tsx';
import type { BackgroundFields, ContentNode, VideoBackgroundFields } from '../nodes.ts';
import type { BackgroundMotion } from '../render/background.tsx';
import { getBoxProps, hasImage } from '../render/box.ts';
import type { RenderContext } from '../render/render-context.tsx';
import type { ContentTypeRenderer } from '../render/renderer.ts';
import * as site from '../render/site.css.ts';
import {
  ClientBackground,
  ClientButton,
  ClientContent,
  ClientContext,
  ClientHtml,
  ClientImage,
} from './client-parts.tsx';
import { ServerHtml } from './server-html.tsx';

/** What rendering on the server depends on. Server components have no React context. */
export interface ServerContext extends RenderContext {
  /** Renderers of the application by content type. */
  renderers: ReadonlyMap<string, ContentTypeRenderer>;
}

/** Renders content types in order on the server, and those that need the browser as client components. */
export function ServerNodes({ nodes, context }: { nodes: readonly ContentNode[]; context: ServerContext }): ReactNode {
  const { renderers, ...renderContext } = context;
  return nodes.map((node, index) => {
    if (node.isHidden) return null;
    const own = renderers.get(node.contentType);
    const isFullWidth = own ? own.fullWidth : fullWidth.has(node.contentType);
    const needsFrame = context.isPageWide && !isFullWidth;
    const inside = needsFrame ? { ...context, isPageWide: false } : context;
    const element = own ? renderOwn(own, node, inside) : renderNode(node, inside);
    // It has the renderers of the host, and applies the site width by them.
    if (element === undefined) return <ClientContent key={index} nodes={[node]} {...renderContext} />;
    return needsFrame ? (
      <div key={index} className={site.site}>
        {element}
      </div>
    ) : (
      <Fragment key={index}>{element}</Fragment>
    );
  });
}

/** Content types that apply the site width themselves. */
const fullWidth = new Set<string>(['row', 'block', 'unsupported'] satisfies ContentNode['contentType'][]);

/** Renders a node with the renderer of the application, whose component may be of the server or of the client. */
function renderOwn(renderer: ContentTypeRenderer, node: ContentNode, { renderers: _, ...context }: ServerContext) {
  const element = renderer.render(node);
  return node.children.length === 0 ? (
    element
  ) : (
    <ClientContent nodes={node.children} {...context}>
      {element}
    </ClientContent>
  );
}

/** Returns what the server renders of a node; undefined if it needs the browser. */
function renderNode(node: ContentNode, context: ServerContext): ReactNode {
  const html = (props: Omit<ComponentProps<typeof ServerHtml>, 'context'>) => (
    <ServerHtml {...props} context={getRenderContext(context)} />
  );
  const siteClass = context.isPageWide ? site.site : undefined;
  switch (node.contentType) {
    case 'row':
      return (
        <RowView
          node={node}
          isPageWide={context.isPageWide}
          background={renderBackground(node, context, parallaxMotion(node))}
        >
          <ServerNodes nodes={node.children} context={{ ...context, isPageWide: false }} />
        </RowView>
      );
    case 'column-group':
      return (
        <ColumnGroupView
          node={node}
          background={renderBackground(node, context)}
          renderNodes={(nodes) => <ServerNodes nodes={nodes} context={context} />}
        />
      );
    case 'column-line':
      return (
        <div {...getBoxProps(node, line)}>
          <ServerNodes nodes={node.children} context={context} />
        </div>
      );
    case 'column':
      return (
        <ColumnView node={node} background={renderBackground(node, context)}>
          <ServerNodes
            nodes={node.children}
            context={{ ...context, widthShare: getColumnShare(node, context.widthShare) }}
          />
        </ColumnView>
      );
    case 'buttons':
      return (
        <ButtonsView node={node}>
          <ServerNodes nodes={node.children} context={context} />
        </ButtonsView>
      );
    case 'button-item':
      return <ClientButton node={node} />;
    case 'divider':
      return <Divider node={node} />;
    case 'heading':
      return <HeadingView node={node} headingShift={context.headingShift} />;
    case 'image':
      return (
        <ClientContext {...getRenderContext(context)}>
          <ClientImage node={node} />
        </ClientContext>
      );
    case 'text':
      return html({ ...getBoxProps(node, text), html: node.content });
    case 'html':
      return node.isTrusted ? <ClientHtml node={node} /> : html({ ...getBoxProps(node), html: node.html });
    case 'block':
      return (
        <div {...getBoxProps(node)}>
          {'html' in node.richContent ? (
            html({ html: node.richContent.html, className: siteClass })
          ) : (
            <ServerNodes nodes={node.richContent.children} context={context} />
          )}
        </div>
      );
    case 'unsupported':
      return node.html === undefined ? (
        <ServerNodes nodes={node.children} context={context} />
      ) : (
        html({ html: node.html, className: siteClass })
      );
    default:
      return undefined;
  }
}

function getRenderContext({ renderers: _, ...context }: ServerContext): RenderContext {
  return context;
}

/** Renders a background without sending the content in front of it to the browser. */
function renderBackground(
  { children: _, ...node }: BackgroundFields & Partial<VideoBackgroundFields> & Pick<ContentNode, 'children'>,
  context: ServerContext,
  motion?: BackgroundMotion,
): ReactNode {
  if (!hasImage(node) && node.videoSrc === undefined) return null;
  return (
    <ClientContext {...getRenderContext(context)}>
      <ClientBackground node={node} motion={motion} />
    </ClientContext>
  );
}
