/** Kinds of toasts. */
export const toastTypes = ['info', 'warning', 'error', 'success'] as const;
export type ToastType = (typeof toastTypes)[number];

/** Default time in ms after which a toast is removed. */
export const defaultToastTimeout = 5000;

/** Maximum number of visible toasts; the oldest is removed first. */
const maximumToasts = 3;
/** Time in ms within which equal toasts are merged, unless their handlers differ. */
const coalesceWithin = 2000;

/** Toast to add. It is dismissable or has a timeout, or both. */
export interface ToastInput {
  /** Type, which determines colors, icon and politeness: warnings and errors are announced immediately. */
  type: ToastType;
  /** Message; must not be empty. */
  message: string;
  /** Whether it has a dismiss button. Default `true`. */
  dismissable?: boolean;
  /** Time in ms until it is removed automatically; `false` keeps it. Default 5000. */
  timeout?: number | false;
  /** Label of the action button. */
  actionText?: string;
  /** Technical line below the message, e.g. an error id. */
  debug?: string;
  /** Icon in place of that of the type. */
  icon?: ToastType;
  /** Called once when the toast was removed for any reason. */
  onDismiss?(): void;
  /** Called when the action button is clicked, which also removes the toast. */
  onAction?(): void;
}

export interface Toast extends ToastInput {
  id: number;
  /** Whether it has a dismiss button. */
  dismissable: boolean;
  /** Time in ms until it is removed automatically; `false` keeps it. */
  timeout: number | false;
  /** Time at which it was added, in ms since the epoch. */
  timestamp: number;
}

export interface ToastStore {
  /**
   * Adds a toast and returns its id.
   *
   * @throws Error if the type or the message is missing, or if the toast could never be removed.
   */
  add(input: ToastInput): number;
  /** Removes a toast; does nothing if it has already been removed. */
  remove(id: number): void;
  /** Returns the visible toasts, oldest first; the same array until a change. */
  getToasts(): readonly Toast[];
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates the store of an application's toasts, which components render. */
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
      const same = toasts.find((earlier) => isSame(earlier, toast));
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

/** Returns whether a toast adds nothing to an earlier one. Each of two removed products has an "Undo" of its own. */
function isSame(earlier: Toast, toast: Toast): boolean {
  return (
    earlier.type === toast.type &&
    earlier.message === toast.message &&
    earlier.onAction === toast.onAction &&
    earlier.onDismiss === toast.onDismiss &&
    toast.timestamp - earlier.timestamp < coalesceWithin
  );
}

function createToast(input: ToastInput, id: number, timestamp: number): Toast {
  if (!toastTypes.includes(input.type)) throw new Error('A toast needs a `type`: info, warning, error or success.');
  if (!input.message) throw new Error('A toast needs a `message` that is not empty.');
  const { dismissable = true, timeout = defaultToastTimeout } = input;
  if (!dismissable && !timeout) throw new Error('A toast needs a `timeout` or must be `dismissable`.');
  return { ...input, id, dismissable, timeout, timestamp };
}
