import type { FormProtection } from './captcha-config.ts';
import type { CaptchaService } from './captcha-script.ts';
import { watchChallenges } from './challenge-frames.ts';

/** Width in px of the service's box; in less room, it shows a narrower and higher one. */
const boxWidth = 304;

/** Time in ms within which the check of an invisible widget ends or asks the shopper something. */
const startLimit = 10_000;

/** Time in ms after a challenge was hidden within which its token comes, if it was solved. */
const closeDelay = 1000;

/** Time in ms for which a removed widget stays: the service rejects a promise when its frame vanishes at work. */
const removalDelay = 5000;

/** The shopper closed the challenge without solving it. */
class ChallengeClosedError extends Error {
  override name = 'ChallengeClosedError';
}

/** One widget of reCAPTCHA v2 on the page. */
export interface CaptchaWidget {
  /** Whether the box is ticked and its token good. */
  isConfirmed(): boolean;
  /** Uses up the token of the ticked box; null without one. */
  takeToken(): string | null;
  /**
   * Runs the check of an invisible widget.
   *
   * @returns a fresh token
   * @throws ChallengeClosedError, or Error when the service does not answer
   */
  execute(): Promise<string>;
  /** Makes the widget ready for another attempt. */
  reset(): void;
  /** Takes the widget off the page. */
  remove(): void;
}

/** What a host is told by a widget with a box. */
interface CaptchaWidgetEvents {
  onConfirm?(): void;
  /** The service could not be reached. */
  onError?(): void;
}

/**
 * Shows a widget of reCAPTCHA v2.
 *
 * @param container - Element of the form; the body for an invisible widget outside a form.
 */
export function createCaptchaWidget(
  service: CaptchaService,
  container: HTMLElement,
  { kind, websiteKey, theme, badgePosition }: FormProtection,
  { onConfirm, onError }: CaptchaWidgetEvents = {},
): CaptchaWidget {
  const { ownerDocument } = container;
  const node = ownerDocument.createElement('div');
  const waiting = new Set<{ resolve(token: string): void; reject(error: Error): void }>();
  let token: string | null = null;
  let isUsed = false;
  let isChallengeShown = false;
  let onChallengeChange: () => void = () => undefined;
  const unwatch = watchChallenges(ownerDocument, (shown) => {
    isChallengeShown = shown;
    onChallengeChange();
  });
  container.append(node);
  const isInvisible = kind === 'invisible';
  const narrow = container.clientWidth < boxWidth;
  const id = service.render(node, {
    sitekey: websiteKey,
    theme,
    size: isInvisible ? 'invisible' : narrow ? 'compact' : 'normal',
    ...(isInvisible && { badge: badgePosition }),
    callback: (given) => {
      token = given;
      for (const { resolve } of waiting) resolve(given);
      onConfirm?.();
    },
    'expired-callback': () => {
      token = null;
    },
    'error-callback': () => {
      token = null;
      for (const { reject } of waiting) reject(new Error('The captcha service cannot be reached.'));
      onError?.();
    },
  });
  const reset = () => {
    token = null;
    service.reset(id);
  };

  async function execute(): Promise<string> {
    // A token is good for one call.
    if (isUsed) reset();
    isUsed = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = new Promise<string>((resolve, reject) => {
      waiting.add({ resolve, reject });
      const rejectLater = (error: Error, delay: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(error), delay);
      };
      rejectLater(new Error('The captcha service does not answer.'), startLimit);
      onChallengeChange = () => {
        if (isChallengeShown) clearTimeout(timer);
        else rejectLater(new ChallengeClosedError('The captcha was closed.'), closeDelay);
      };
      Promise.resolve(service.execute(id)).catch(reject);
    });
    return wait.finally(() => {
      clearTimeout(timer);
      waiting.clear();
      onChallengeChange = () => undefined;
    });
  }

  return {
    isConfirmed: () => token !== null,
    takeToken: () => {
      const given = token;
      if (given !== null) reset();
      return given;
    },
    execute,
    reset,
    remove: () => {
      unwatch();
      for (const { reject } of waiting) reject(new ChallengeClosedError('The form is gone.'));
      reset();
      node.hidden = true;
      ownerDocument.body.append(node);
      setTimeout(() => node.remove(), removalDelay);
    },
  };
}

/** Runs the check of reCAPTCHA v2 Invisible once, outside a form. */
export async function executeInvisible(
  document: Document,
  service: CaptchaService,
  protection: FormProtection,
): Promise<string> {
  const widget = createCaptchaWidget(service, document.body, protection);
  return widget.execute().finally(() => widget.remove());
}
