'use client';

import { Button } from '@witryna/ui/button';
import { useInView } from '@witryna/ui/motion';
import { SkipLink } from '@witryna/ui/skip-link';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { getBoxProps } from '../../render/box.ts';
import { CmsLink } from '../../render/cms-link.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import { defaultScriptHosts, safeScript } from '../../sanitize/script-url.ts';
import { loadScriptOnce } from '../../player/load-script-once.ts';
import * as styles from './tintup.css.ts';
import type { TintupNode } from '../../nodes.ts';
import { readWalls, wallClass, wallPage } from './walls.ts';

/**
 * Wall of posts that Tint's script renders when it comes near the viewport. A link to the wall's own page is shown
 * until then, and remains if the script is not allowed, blocked or fails; another link skips the posts.
 *
 * Where the host has `requireScriptConsent`, a button with the name of the script's host stands there instead, and
 * nothing is fetched before it is pressed.
 *
 * Hook for styles: `data-state="waiting|ready|failed"` on the root.
 */
export default function Tintup({ node }: ContentTypeProps<TintupNode>) {
  const { strings, scriptHosts = defaultScriptHosts, requireScriptConsent } = usePageBuilder();
  const root = useRef<HTMLElement>(null);
  const end = useId();
  const url = safeScript(node.url, scriptHosts);
  const [isWanted, setIsWanted] = useState(() => !requireScriptConsent || agreed.has(url));
  const { state, isNear } = useWall(root, node.html, url, isWanted);
  const page = wallPage(readWalls(node.html)[0]);
  return (
    <section
      ref={root}
      aria-label={strings.socialWall}
      data-state={state}
      {...getBoxProps(node, url !== undefined && styles.wall, (state === 'failed' || !isWanted) && styles.empty)}
    >
      {state === 'ready' && <SkipLink href={`#${end}`}>{strings.skipSocialWall}</SkipLink>}
      <RichHtml html={node.html} />
      {isNear && !isWanted && url !== undefined && (
        <p className={styles.question}>
          <Button
            variant="secondary"
            onClick={() => {
              agreed.add(url);
              setIsWanted(true);
            }}
          >
            {strings.openSocialWall}
          </Button>
          {new URL(url).host}
        </p>
      )}
      {state !== 'ready' && (isWanted || !isNear || url === undefined) && page !== undefined && (
        <p>
          <CmsLink url={page} openInNewTab className={styles.fallback}>
            {strings.openSocialWall}
          </CmsLink>
        </p>
      )}
      <span id={end} tabIndex={-1} className={styles.end} />
    </section>
  );
}

/** Scripts that the visitor has requested since the document was opened. */
const agreed = new Set<string | undefined>();

interface Wall {
  state: 'waiting' | 'ready' | 'failed';
  /** It is or was near the screen. */
  isNear: boolean;
}

function useWall(root: RefObject<HTMLElement | null>, html: string, url: string | undefined, isWanted: boolean): Wall {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const isInView = useInView(root);
  const [wasInView, setWasInView] = useState(false);
  if (isInView && !wasInView) setWasInView(true);
  useEffect(() => {
    if (url === undefined || !wasInView || !isWanted) return;
    // The script reads its settings from the element, where only it needs them.
    const settings = readWalls(html);
    root.current?.querySelectorAll(`.${wallClass}`).forEach((wall, index) => {
      settings[index]?.forEach((value, name) => wall.setAttribute(name, value));
    });
    return loadScriptOnce(url, (isLoaded) => setState(isLoaded ? 'ready' : 'failed'));
  }, [root, html, url, wasInView, isWanted]);
  return { state: url === undefined ? 'failed' : state, isNear: wasInView };
}
