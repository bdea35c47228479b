import { Carousel } from '@witryna/ui/carousel';
import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import { PlaceProvider, usePlace } from '../../render/place.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './slider.css.ts';
import type { SliderNode } from './slider.node.ts';

/** Slides, one at a time (PBT-32). */
export default function Slider({ node }: ContentTypeProps<SliderNode>) {
  const { strings } = usePageBuilder();
  const { hasPriority } = usePlace();
  const slides = node.children.filter(({ isHidden }) => !isHidden);
  if (slides.length === 0) return null;
  const items = slides.map((slide, index) => ({
    key: String(index),
    content: <PlaceProvider hasPriority={hasPriority && index === 0}><Nodes nodes={[slide]} /></PlaceProvider>,
  }));
  return (
    <div {...boxProps(node, styles.slider)}>
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
        words={strings}
      />
    </div>
  );
}
