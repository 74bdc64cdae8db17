import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { fetchGames } from './home/games.svelte';
import { pages } from './pages';
import { startRenewing } from './router/anew';
import { route, startRouting } from './router/router.svelte';
import { turn } from './ui/turns';
import { startSpeaking } from './words/speaking.svelte';

const target = document.getElementById('app');
if (target) {
  // Every page needs them; a page that cannot do without says so itself if they do not come.
  fetchGames().catch(() => {});
  const { page } = route();
  if (page !== 'home') pages[page]().catch(() => {}); // on its way while we learn to speak
  await startSpeaking();
  await turn();
  startRouting();
  startRenewing();
  target.replaceChildren();
  mount(App, { target });
}
