/** Name of the list on `window` that the inline script fills. */
export const KEPT_TOUCHES = 'earlyTouches';
/** React writes this on the document when it begins to listen: from then on nothing is lost, and nothing is kept. */
const LISTENING = '_reactListening';

/**
 * Runs inside the HTML. Keeps presses of buttons and changes of fields until React listens
 * (docs/decisions/0129-early-touches-are-replayed.md).
 */
export const EARLY_TOUCHES_SCRIPT = `(()=>{
const kept=window.${KEPT_TOUCHES}=[];
const keep=({type,target})=>{
  if(Object.keys(document).some((key)=>key.startsWith('${LISTENING}')))return removeAll();
  if(!(target instanceof Element))return;
  const element=target.closest(type==='click'?'button[type=button]':'input,select,textarea');
  if(!element)return;
  const {value,checked}=element;
  kept.push(type==='click'?{element}:{element,value,checked});
};
const types=['click','input','change'];
const removeAll=()=>{for(const type of types)removeEventListener(type,keep,true)};
for(const type of types)addEventListener(type,keep,true);
})()`;
