import { useMemo } from 'react';
import { getBoxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import { trustedHtml } from '../../trusted-html.ts';
import type { HtmlContentNode } from '../../nodes.ts';

/** Hand-written markup: sanitized, or as it is stored where the shop trusts it. */
export function HtmlContent({ node }: ContentTypeProps<HtmlContentNode>) {
  if (node.isTrusted) return <TrustedHtml node={node} />;
  return <RichHtml {...getBoxProps(node)} html={node.html} />;
}

function TrustedHtml({ node }: Pick<ContentTypeProps<HtmlContentNode>, 'node'>) {
  const markup = useMemo(() => ({ __html: trustedHtml(node.html) }), [node.html]);
  return <div {...getBoxProps(node)} dangerouslySetInnerHTML={markup} />;
}
