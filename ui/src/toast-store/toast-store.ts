/** Kinds of toasts. */
export const toastTypes = ['info', 'warning', 'error', 'success'] as const;
export type ToastType = (typeof toastTypes)[number];

/** Time in ms after which a toast goes when nothing else is said. */
export const defaultToastTimeout = 5000;

/** Toasts shown immediately; the oldest go first. */
const maximumToasts = 3;
/** Equal toasts within this time in ms are one. */
const coalesceWithin = 2000;

/** What a toast says and does. It is dismissable or has a timeout, or both. */
export interface ToastInput {
  /** Decides the colors, the icon, and how urgently it is said: warnings and errors immediately. */
  type: ToastType;
  /** In words, never empty. */
  message: string;
  /** Has a dismiss button. Default true. */
  dismissable?: boolean;
  /** Time in ms until it goes by itself; `false` keeps it. Default 5000. */
  timeout?: number | false;
  /** Text of the action button. */
  actionText?: string;
  /** A technical line under the message, e.g. an error id. */
  debug?: string;
  /** Name of an icon instead of the one of the type. */
  icon?: ToastType;
  /** Called once when the toast is gone, for whatever reason. */
  onDismiss?(): void;
  /** Called when the action button is pressed; the toast goes. */
  onAction?(): void;
}

export interface Toast extends ToastInput {
  id: number;
  /** Has a dismiss button. */
  dismissable: boolean;
  /** Time in ms until it goes by itself; `false` keeps it. */
  timeout: number | false;
  /** When it was added, in ms since the epoch. */
  timestamp: number;
}

export interface ToastStore {
  /**
   * @throws Error without a type or a message, and when it could never go away
   */
  add(input: ToastInput): number;
  /** Takes a toast away; nothing happens for an id that is gone. */
  remove(id: number): void;
  /** Those shown now, oldest first; the same array until something changes. */
  getToasts(): readonly Toast[];
  /** Calls the listener after each change; the result ends that. */
  subscribe(listener: () => void): () => void;
}

/** Keeps the toasts of an application; components show them. */
export function createToastStore(now: () => number = Date.now): ToastStore {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    add(input) {
      const toast = createToast(input, nextId, now());
      const same = toasts.find(
        ({ type, message, timestamp }) =>
          type === toast.type && message === toast.message && toast.timestamp - timestamp < coalesceWithin,
      );
      if (same) return same.id;
      nextId += 1;
      const evicted = toasts.slice(0, Math.max(0, toasts.length + 1 - maximumToasts));
      set([...toasts, toast].slice(-maximumToasts));
      evicted.forEach((gone) => gone.onDismiss?.());
      return toast.id;
    },
    remove(id) {
      const gone = toasts.find((toast) => toast.id === id);
      if (!gone) return;
      set(toasts.filter((toast) => toast !== gone));
      gone.onDismiss?.();
    },
    getToasts: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createToast(input: ToastInput, id: number, timestamp: number): Toast {
  if (!toastTypes.includes(input.type)) throw new Error('A toast needs a type: info, warning, error or success.');
  if (!input.message) throw new Error('A toast needs a message.');
  const { dismissable = true, timeout = defaultToastTimeout } = input;
  if (!dismissable && !timeout) throw new Error('A toast needs a timeout unless it can be dismissed.');
  return { ...input, id, dismissable, timeout, timestamp };
}
