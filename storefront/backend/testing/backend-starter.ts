import { afterEach } from 'vitest';
import { sample } from './sample-module.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';

/** Returns a function that starts a backend with the sample module; each ends with its test. */
export function createBackendStarter(): (options?: Partial<Parameters<typeof createTestBackend>[0]>) => TestBackend {
  let backend: TestBackend | undefined;
  afterEach(() => {
    backend?.dispose();
    backend = undefined;
  });
  return (options = {}) => (backend = createTestBackend({ modules: [sample], ...options }));
}
