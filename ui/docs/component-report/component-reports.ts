import type { ComponentReport } from './component-report.ts';

/** Reports of all components. The plugin in `.storybook` replaces this module in each build. */
export const componentReports: readonly ComponentReport[] = [];
