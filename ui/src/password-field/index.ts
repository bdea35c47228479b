export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export type { PasswordRule, PasswordRulesProps } from './password-rules.tsx';
export type { PasswordRequirements } from './password-requirements.ts';
