import type { Captcha } from './captcha.ts';
import type { CaptchaKind } from './captcha-config.ts';
import type { CaptchaWidget } from './captcha-widget.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Why a form with reCAPTCHA v2 was not sent. */
type CaptchaProblem = 'unticked' | 'closed' | 'unavailable';

/** State of the protection of one form on the page. */
interface FormCaptchaState {
  /** Null while it is not known, and without protection. */
  kind: CaptchaKind | null;
  problem: CaptchaProblem | null;
  /** Number of the attempt that failed, so that focus moves to the problem each time. */
  failures: number;
}

/** Protection of one form on the page. */
export interface FormCaptcha {
  getState(): FormCaptchaState;
  subscribe(listener: () => void): () => void;
  /** Takes the kind from the configuration that the page has fetched, so that there is room for the widget. */
  setKind(kind: CaptchaKind | null): void;
  /** Element that the widget is shown in; null when it leaves the page. */
  attach(container: HTMLElement | null): void;
  /** Loads what the form needs; call it on the first focus. Failures are left to {@link FormCaptcha.confirm}. */
  prepare(): Promise<void>;
  /**
   * Does what the shopper has to do before the form is sent. Without v2 there is nothing.
   *
   * @returns false when the form must not be sent: the state then has the problem
   */
  confirm(): Promise<boolean>;
}

/** Longest time in ms for the configuration. */
const configLimit = 4000;

/** Longest time in ms for the script of the service and the widget. */
const widgetLimit = 10_000;

interface FormCaptchaOptions {
  /** Kind, if it is known already. */
  kind: CaptchaKind | null;
  /** Called with what prevented the check. */
  log(error: unknown): void;
}

/**
 * Creates the protection of a form on the page.
 *
 * @param form Type of the form, e.g. `CONTACT`.
 */
export function createFormCaptcha(
  form: string,
  captcha: Captcha,
  { kind: knownKind, log }: FormCaptchaOptions,
): FormCaptcha {
  let state: FormCaptchaState = { kind: knownKind, problem: null, failures: 0 };
  const listeners = new Set<() => void>();
  const attached = new Set<(container: HTMLElement) => void>();
  let shownIn: HTMLElement | null = null;
  let widget: Promise<CaptchaWidget> | null = null;
  let hasFailed = false;

  const setState = (change: Partial<FormCaptchaState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const fail = (problem: CaptchaProblem) => {
    setState({ problem, failures: state.failures + 1 });
    return false;
  };

  function getWidget(): Promise<CaptchaWidget> {
    const current = (widget ??= createWidget());
    current.catch(() => {
      if (widget === current) widget = null;
    });
    return current;
  }

  /** The field may be about to be rendered. */
  const getContainer = () =>
    new Promise<HTMLElement>((resolve) => {
      if (shownIn) resolve(shownIn);
      else attached.add(resolve);
    });

  async function createWidget(): Promise<CaptchaWidget> {
    const protection = await captcha.getProtection(form);
    if (!protection) throw new Error('The form is not protected.');
    const [service, { createCaptchaWidget }, container] = await Promise.all([
      captcha.loadService(protection),
      import('./captcha-widget.ts'),
      getContainer(),
    ]);
    return createCaptchaWidget(service, container, protection, {
      onConfirm: () => setState({ problem: null }),
      onError: () => {
        hasFailed = true;
        setState({ problem: 'unavailable' });
      },
    });
  }

  async function findKind(): Promise<CaptchaKind | null> {
    const protection = await withTimeLimit(captcha.getProtection(form), configLimit).catch(() => null);
    const kind = protection?.kind ?? null;
    if (kind !== state.kind) setState({ kind });
    return kind;
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setKind: (kind) => {
      if (kind !== state.kind) setState({ kind });
    },
    attach: (container) => {
      shownIn = container;
      if (container) {
        for (const resolve of attached) resolve(container);
        attached.clear();
        return;
      }
      void widget?.then(
        (shown) => shown.remove(),
        () => undefined,
      );
      widget = null;
    },
    async prepare() {
      const kind = await findKind();
      if (kind === null || kind === 'v3') return captcha.prepare(form);
      await getWidget().catch(() => undefined);
    },
    async confirm() {
      const kind = await findKind();
      if (kind === null || kind === 'v3') return true;
      setState({ problem: null });
      try {
        const shown = await withTimeLimit(getWidget(), widgetLimit);
        if (kind === 'invisible') {
          const token = await shown.execute();
          captcha.confirm(form, () => token);
          return true;
        }
        if (shown.isConfirmed()) {
          captcha.confirm(form, shown.takeToken);
          return true;
        }
        // The frame of a box that could not be loaded is loaded again.
        if (hasFailed) shown.reset();
        hasFailed = false;
        return fail('unticked');
      } catch (error) {
        if (error instanceof Error && error.name === 'ChallengeClosedError') return fail('closed');
        log(error);
        return fail('unavailable');
      }
    },
  };
}
