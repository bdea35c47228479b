import { runBackend } from '../backend/run-backend.ts';

runBackend(() => import('./index.ts'));
