import type { ComponentReport } from '../../ui/docs/component-report/component-report.ts';

/** Of every component. The plugin beside this module puts them in its place, made anew for each build. */
export const componentReports: readonly ComponentReport[] = [];
