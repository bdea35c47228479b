import { vi } from 'vitest';
import { setImportWatch } from '../storefront/src/shell/screens/lazy-code.ts';

setImportWatch(() => vi.dynamicImportSettled());
