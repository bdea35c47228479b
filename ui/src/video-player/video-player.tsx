'use client';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { PlayIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { useControlled, useStableCallback } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './video-player.css.ts';
import { videoPlayerStrings, type VideoPlayerStrings } from './video-player.strings.ts';

/** Props of the rendered player: its title for screen readers, and the class that fills the frame. */
export interface VideoPlayerSlot {
  /** `title` of the iframe: the title of the video, not its URL. */
  title: string;
  className: string;
}

/** Props of `VideoPlayer`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface VideoPlayerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'>,
    StringOverrides<VideoPlayerStrings> {
  /** Title of the video, e.g. `How our black cumin oil is made`. */
  title: string;
  /** Decorative image that fills the frame. Default: a dark background. */
  poster?: ReactNode;
  /**
   * Text over the lower edge of the poster that also describes the play button, e.g. that playing sends data to the
   * video's host. Default: none.
   */
  notice?: ReactNode;
  /** Whether the player has been requested. Makes the component controlled. */
  started?: boolean;
  /**
   * Whether the player of an uncontrolled component is initially requested. Default `false`: no request is sent to a
   * video provider before the click.
   */
  defaultStarted?: boolean;
  /** Called with `true` when the visitor requests the video, with `false` when it stops by `active`. */
  onStartedChange?(started: boolean): void;
  /**
   * Whether the video may go on playing. When it no longer may, e.g. because its slide is left, the poster returns and
   * `onStartedChange` is called with `false`. Default `true`.
   */
  active?: boolean;
  /** State of the player, which only the host knows. Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Called when the retry button below the error is clicked. Default: no button. */
  onRetry?(): void;
  /** Renders the player after it was requested: an `<iframe>` or a `<video controls>`. */
  children(slot: VideoPlayerSlot): ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Frame of a video with the ratio 16:9: a poster with one button, and the player after it was requested. The host
 * provides the player and handles its events.
 *
 * State hook: `data-state` on the root is `idle`, `loading`, `ready` or `error`.
 */
export function VideoPlayer({
  title,
  poster,
  notice,
  started: held,
  defaultStarted = false,
  onStartedChange,
  active = true,
  status = 'ready',
  onRetry,
  children,
  className,
  ref,
  playLabel,
  loadingLabel,
  errorLabel,
  retryLabel,
  ...props
}: VideoPlayerProps) {
  const strings = useStrings('videoPlayer', videoPlayerStrings, { playLabel, loadingLabel, errorLabel, retryLabel });
  const [started, start] = useControlled({ value: held, defaultValue: defaultStarted, onChange: onStartedChange });
  const noticeId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const stop = useStableCallback(() => {
    if (started) start(false);
  });
  useEffect(() => {
    if (!active) stop();
  }, [active, stop]);
  // The focused button was removed, so focus moves to the player.
  useEffect(() => {
    if (started && pressed.current) stage.current?.focus();
  }, [started]);
  return (
    <div {...props} ref={ref} data-state={started ? status : 'idle'} className={classNames(styles.frame, className)}>
      {started ? (
        <>
          {status !== 'error' && (
            <div ref={stage} tabIndex={-1}>
              {children({ title, className: styles.player })}
            </div>
          )}
          <div role="status" className={status === 'ready' ? undefined : styles.message}>
            {status === 'loading' && <Spinner />}
            {status === 'loading' && <VisuallyHidden>{strings.loadingLabel}</VisuallyHidden>}
            {status === 'error' && strings.errorLabel}
            {status === 'error' && onRetry && (
              <Button variant="highlight" size="small" onClick={onRetry}>
                {strings.retryLabel}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          {poster && (
            <div aria-hidden="true" className={styles.poster}>
              {poster}
            </div>
          )}
          {notice && (
            <p id={noticeId} className={styles.notice}>
              {notice}
            </p>
          )}
          <button
            type="button"
            aria-label={strings.playLabel(title)}
            aria-describedby={notice ? noticeId : undefined}
            className={styles.play}
            onClick={() => {
              pressed.current = true;
              start(true);
            }}
          >
            <span className={styles.mark}>
              <PlayIcon />
            </span>
          </button>
        </>
      )}
    </div>
  );
}
