import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Without the plug-in Vite builds the same, and says of every module of the packages that it leaves its 'use client'
// out.
export default defineConfig({ plugins: [react()] });
