import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * @param {number} pid id of a process
 * @returns {Promise<number>} memory that it has of the machine (resident set), in MB
 */
export async function getProcessMemory(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
