import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractNames } from './generated/contract-names.ts';

/** A reference to a custom property, ready to stand as a value in a style. */
export type CssVar = `var(--${string})`;

/** The tree of roles, a reference instead of each name. */
export type Contract<Names = typeof contractNames> = {
  readonly [Key in keyof Names]: Names[Key] extends string ? CssVar : Contract<Names[Key]>;
};

/**
 * The roles a style may use, each a reference to a custom property: `vars.color.text.primary` is
 * `var(--w-color-text-primary)`. Values come from the theme, which is loaded once an application
 * (`@witryna/design-tokens/theme`).
 */
export const vars: Contract = createGlobalThemeContract(contractNames);
