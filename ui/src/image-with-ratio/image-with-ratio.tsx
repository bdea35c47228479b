'use client';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ErrorIcon } from '../icon/index.ts';
import { Image, defaultImageRatio, type ImageProps } from '../image/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './image-with-ratio.css.ts';
import { imageWithRatioStrings, type ImageWithRatioStrings } from './image-with-ratio.strings.ts';

/**
 * Props of `ImageWithRatio`. Other attributes are passed to the `<img>`, `className` to the frame. Omitted strings come
 * from the provider.
 */
export interface ImageWithRatioProps extends ImageProps, StringOverrides<ImageWithRatioStrings> {
  /** Aspect ratio (width / height) up to 48rem. Default: `ratio`, which defaults to 0.8. */
  mobileRatio?: number;
  ref?: Ref<HTMLImageElement>;
}

/**
 * Image in a frame that reserves its space: a shimmer while it loads, a text if it cannot be loaded. For large images;
 * in a list of many small ones the plain `Image` distracts less.
 *
 * State hook: `data-state` on the frame is `loading`, `loaded` or `error`.
 */
export function ImageWithRatio({
  ratio = defaultImageRatio,
  mobileRatio = ratio,
  className,
  onLoad,
  onError,
  errorLabel,
  ref,
  ...props
}: ImageWithRatioProps) {
  const strings = useStrings('imageWithRatio', imageWithRatioStrings, { errorLabel });
  const [finished, setFinished] = useState<{ src: string; state: 'loaded' | 'error' }>();
  const image = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => image.current, []);
  const { src } = props;
  // An image of the server HTML may have loaded or failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc)
      setFinished({ src, state: current.naturalWidth > 0 ? 'loaded' : 'error' });
  }, [src]);
  const state = finished?.src === src ? finished.state : 'loading';
  return (
    <span
      data-state={state}
      className={classNames(styles.frame, className)}
      style={{ '--witryna-ratio': ratio, '--witryna-mobile-ratio': mobileRatio }}
    >
      {state === 'loading' && <span aria-hidden="true" className={styles.shimmer} />}
      <Image
        {...props}
        ref={image}
        ratio={ratio}
        className={styles.picture}
        onLoad={(event) => {
          setFinished({ src, state: 'loaded' });
          onLoad?.(event);
        }}
        onError={(event) => {
          setFinished({ src, state: 'error' });
          onError?.(event);
        }}
      />
      {state === 'error' && (
        <span
          {...(props.alt
            ? { role: 'img', 'aria-label': `${props.alt} (${strings.errorLabel})` }
            : { 'aria-hidden': true })}
          className={styles.error}
        >
          <ErrorIcon />
          {props.alt && strings.errorLabel}
        </span>
      )}
    </span>
  );
}
