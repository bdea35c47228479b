'use client';

import { VideoPlayer } from '@witryna/ui/video-player';
import { frameStyle, marginStyle, merchantClasses, paddingStyle } from '../../render/box.ts';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { embedUrl, parseVideoSource } from '../../video-source.ts';
import * as styles from './video.css.ts';
import type { VideoNode } from './video.node.ts';

/**
 * A film (PBT-43, VID-07). Nothing is asked of a video host before the visitor presses the button (VI-2); a film never starts by itself,
 * whatever the merchant set. What is no film is left out.
 */
export default function Video({ node }: ContentTypeProps<VideoNode>) {
  const { strings } = usePageBuilder();
  const source = parseVideoSource(node.url);
  if (!source) return null;
  const { textAlign, ...border } = frameStyle(node);
  return (
    <div className={merchantClasses(node)} style={{ ...marginStyle(node), textAlign }}>
      <div className={styles.inner} style={{ maxWidth: node.maxWidth }}>
        <VideoPlayer title={strings.video} style={{ ...border, ...paddingStyle(node) }}>
          {({ title, className }) => (source.provider === 'file'
            ? <video src={source.src} aria-label={title} className={className} muted={node.muted} controls playsInline />
            : <iframe src={embedUrl(source)} title={title} className={className} allow="fullscreen; picture-in-picture" allowFullScreen />)}
        </VideoPlayer>
      </div>
    </div>
  );
}
