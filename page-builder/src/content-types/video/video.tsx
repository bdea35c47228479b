'use client';

import { frameStyle, getRootProps, marginStyle, merchantClasses, paddingStyle } from '../../render/box.ts';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { parseVideoSource } from '../../video-source.ts';
import { HostedVideo } from './hosted-video.tsx';
import { VideoFile } from './video-file.tsx';
import * as styles from './video.css.ts';
import type { VideoNode } from '../../nodes.ts';

/** A video of YouTube, Vimeo or the shop itself. What is no video is left out. */
export default function Video({ node }: ContentTypeProps<VideoNode>) {
  const { strings } = usePageBuilder();
  const source = parseVideoSource(node.url);
  if (!source) return null;
  const title = node.title ?? strings.video;
  const { textAlign, ...border } = frameStyle(node);
  const box = { ...border, ...paddingStyle(node) };
  return (
    <div {...getRootProps(node)} className={merchantClasses(node)} style={{ ...marginStyle(node), textAlign }}>
      <div className={styles.inner} style={{ maxWidth: node.maxWidth }}>
        {source.provider === 'file' ? (
          <VideoFile node={node} src={source.src} title={title} style={box} />
        ) : (
          <HostedVideo source={source} url={node.url} title={title} style={box} />
        )}
      </div>
    </div>
  );
}
