import type { AccessibilityLine } from '../component-report/component-report.ts';

/**
 * Every accessibility line with the tests and stories that prove it. Storybook replaces this module; see
 * `.storybook/component-reports/plugin.ts`.
 */
export const accessibilityLines: readonly AccessibilityLine[] = [];
