export { FormErrorBanner, type FormErrorBannerProps } from './form-error-banner.tsx';
export { focusField } from './focus-field.ts';
export type { FormErrorItem } from './new-errors.ts';
