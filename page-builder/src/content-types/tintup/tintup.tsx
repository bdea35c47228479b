'use client';

import { useInView } from '@witryna/ui/motion';
import { SkipLink } from '@witryna/ui/skip-link';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { boxProps } from '../../render/box.ts';
import { CmsLink } from '../../render/cms-link.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import { defaultScriptHosts, safeScript } from '../../sanitize/script-url.ts';
import { addPageScript } from '../../player/page-script.ts';
import * as styles from './tintup.css.ts';
import type { TintupNode } from './tintup.node.ts';
import { readWalls, wallClass, wallPage } from './walls.ts';

/**
 * A wall of posts (PBT-44, PBT-45) that Tint's script draws once it comes near the screen. A link to the wall's own page stands there until
 * it is drawn, and stays where the script is not allowed, is blocked or fails; another link jumps over the posts (SF-1).
 *
 * Hook for styles: `data-state="waiting|ready|failed"` on the root.
 */
export default function Tintup({ node }: ContentTypeProps<TintupNode>) {
  const { strings, scriptHosts = defaultScriptHosts } = usePageBuilder();
  const root = useRef<HTMLElement>(null);
  const end = useId();
  const url = safeScript(node.url, scriptHosts);
  const state = useWall(root, node.html, url);
  const page = wallPage(readWalls(node.html)[0]);
  return (
    <section ref={root} aria-label={strings.socialWall} data-state={state} {...boxProps(node, url !== undefined && styles.wall)}>
      {state === 'ready' && <SkipLink href={`#${end}`}>{strings.skipSocialWall}</SkipLink>}
      <RichHtml html={node.html} />
      {state !== 'ready' && page !== undefined && <p><CmsLink url={page} openInNewTab className={styles.fallback}>{strings.openSocialWall}</CmsLink></p>}
      <span id={end} tabIndex={-1} className={styles.end} />
    </section>
  );
}

function useWall(root: RefObject<HTMLElement | null>, html: string, url: string | undefined): 'waiting' | 'ready' | 'failed' {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const isInView = useInView(root);
  const [wasInView, setWasInView] = useState(false);
  if (isInView && !wasInView) setWasInView(true);
  useEffect(() => {
    if (url === undefined || !wasInView) return;
    // The script reads its settings from the element, where only it needs them.
    const settings = readWalls(html);
    root.current?.querySelectorAll(`.${wallClass}`).forEach((wall, index) => {
      settings[index]?.forEach((value, name) => wall.setAttribute(name, value));
    });
    return addPageScript(url, (isLoaded) => setState(isLoaded ? 'ready' : 'failed'));
  }, [root, html, url, wasInView]);
  return url === undefined ? 'failed' : state;
}
