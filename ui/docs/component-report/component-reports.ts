import type { ComponentReport, ContentTypeReport } from './component-report.ts';

/** Reports of all components. The plugin in `.storybook` replaces this module in each build. */
export const componentReports: readonly ComponentReport[] = [];

/** Reports of all content types of Page Builder. The plugin replaces them too. */
export const contentTypeReports: readonly ContentTypeReport[] = [];
