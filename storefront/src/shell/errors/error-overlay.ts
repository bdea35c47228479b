// On its own, so that the error page is fetched without the dialog's styles.
export { ErrorOverlay } from '@witryna/ui/error-page';
