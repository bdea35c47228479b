export {
  createToastStore,
  defaultToastTimeout,
  toastTypes,
  type Toast,
  type ToastInput,
  type ToastStore,
  type ToastType,
} from './toast-store.ts';
