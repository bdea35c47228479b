import { Carousel } from '@witryna/ui/carousel';
import { getBoxProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { RenderContextProvider, useRenderContext } from '../../render/render-context.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './slider.css.ts';
import type { SliderNode } from '../../nodes.ts';

/** Slides, one at a time. */
export default function Slider({ node }: ContentTypeProps<SliderNode>) {
  const { strings } = usePageBuilder();
  const { hasPriority } = useRenderContext();
  const slides = node.children.filter(({ isHidden }) => !isHidden);
  if (slides.length === 0) return null;
  const items = slides.map((slide, index) => ({
    key: String(index),
    content: (
      <RenderContextProvider hasPriority={hasPriority && index === 0}>
        <ContentNodes nodes={[slide]} />
      </RenderContextProvider>
    ),
  }));
  const isSeveral = slides.length > 1;
  return (
    <div
      {...getBoxProps(
        node,
        styles.slider,
        isSeveral && node.showArrows && styles.withArrows,
        isSeveral && node.autoplay && styles.rotating,
      )}
    >
      <Carousel
        label={strings.slider}
        items={items}
        autoplay={node.autoplay}
        autoplaySpeed={node.autoplaySpeed}
        infinite={node.infinite}
        fade={node.fade}
        showArrows={node.showArrows}
        showDots={node.showDots}
        className={styles.carousel}
        strings={strings}
      />
    </div>
  );
}
