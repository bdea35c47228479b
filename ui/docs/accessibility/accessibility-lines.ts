import type { AccessibilityLine } from '../component-report/component-report.ts';

/**
 * All accessibility lines with the tests and stories that prove them. Storybook replaces this module, see
 * `.storybook/component-reports/plugin.ts`.
 */
export const accessibilityLines: readonly AccessibilityLine[] = [];
