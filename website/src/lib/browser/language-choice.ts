import { LOCALE_COOKIE, routing } from '@/i18n/routing';

/**
 * Runs inside the HTML, without every other script: a choice of language is remembered also when it is made before
 * the page's scripts are there. A page whose address differs in the
 * other language (Arabic slugs) states it in its `alternate` link, which wins over the changed prefix.
 */
export const LANGUAGE_CHOICE_SCRIPT = `addEventListener('click',({target})=>{
const link=target instanceof Element&&target.closest('a[data-language]');
if(!link)return;
const language=link.dataset.language;
document.cookie='${LOCALE_COOKIE.name}='+language+'; Path=/; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');
const stated=document.querySelector('link[rel=alternate][hreflang='+language+']');
const [,prefix,...rest]=location.pathname.split('/');
const path=${JSON.stringify(routing.locales)}.includes(prefix)?rest.join('/'):'';
link.href=(stated?new URL(stated.href).pathname:'/'+language+(path&&'/'+path))+location.search;
},true)`;
