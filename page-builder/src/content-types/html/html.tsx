import { useMemo } from 'react';
import { boxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import { trustedHtml } from '../../trusted-html.ts';
import type { HtmlContentNode } from './html.node.ts';

/** Hand-written markup: sanitised, or as it is stored where the shop trusts it (PBT-41). */
export function HtmlContent({ node }: ContentTypeProps<HtmlContentNode>) {
  if (node.isTrusted) return <TrustedHtml node={node} />;
  return <RichHtml {...boxProps(node)} html={node.html} />;
}

function TrustedHtml({ node }: Pick<ContentTypeProps<HtmlContentNode>, 'node'>) {
  const markup = useMemo(() => ({ __html: trustedHtml(node.html) }), [node.html]);
  return <div {...boxProps(node)} dangerouslySetInnerHTML={markup} />;
}
