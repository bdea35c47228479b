import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractNames } from './generated/contract-names.ts';

/** Reference to a custom property, for use as a value in a style. */
export type CssVar = `var(--${string})`;

/** Tree of roles with a reference in place of each name. */
export type Contract<Names = typeof contractNames> = {
  readonly [Key in keyof Names]: Names[Key] extends string ? CssVar : Contract<Names[Key]>;
};

/**
 * Roles that a style may use, each a reference to a custom property: `vars.color.text.primary` is
 * `var(--w-color-text-primary)`. Values come from the theme, which is loaded once per application
 * (`@witryna/design-tokens/theme`).
 */
export const vars: Contract = createGlobalThemeContract(contractNames);
