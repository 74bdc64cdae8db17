import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { startRouting } from './router/router.svelte';
import { startSpeaking } from './words/speaking.svelte';

const target = document.getElementById('app');
if (target) {
  await startSpeaking();
  startRouting();
  mount(App, { target });
}
