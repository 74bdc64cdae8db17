// Development only, no part of the build: boards, posters and cards from recorded views, without a server.
import { mount } from 'svelte';
import '../styles';
import Preview from './Preview.svelte';

mount(Preview, { target: document.body });
