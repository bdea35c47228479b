export { FormErrorBanner, type FormErrorBannerProps } from './form-error-banner.tsx';
export { focusField } from './focus-field.ts';
export type { BannerError } from './new-errors.ts';
