import { scriptJson } from '@landing/schema'

/**
 * An inline script of the home page that explains why nothing is styled: the site is served under another base
 * than it was built for. It needs no file of the bundle, since in that case none is there. It
 * draws only when a style sheet and a script failed and the address shows another base.
 */
export function baseUrlBanner(base: string): string {
  // Without line breaks and indentation; every statement ends in a semicolon or a brace.
  return `(function(){
    var lost={},base=${scriptJson(base)};
    addEventListener('error',function(e){
      var n=e.target&&e.target.tagName;
      if(n!=='LINK'&&n!=='SCRIPT')return;
      lost[n]=1;
      if(lost.LINK&&lost.SCRIPT)addEventListener('load',draw)
    },true);
    function draw(){
      var right=location.pathname.replace(/index\\.html$/,'').replace(/\\/?$/,'/');
      if(right===base||document.getElementById('landing-base-url'))return;
      var d=document.createElement('div');
      d.id='landing-base-url';
      d.setAttribute('role','alert');
      d.style.cssText='border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font:16px sans-serif';
      [
        ['p','This site did not load properly.','bold'],
        ['p','A very common reason is a wrong site baseUrl configuration.'],
        ['p','Current configured baseUrl = '+base+(base==='/'?' (default value)':'')],
        ['p','We suggest trying baseUrl = '+right]
      ].forEach(function(l){
        var x=document.createElement(l[0]);
        x.textContent=l[1];
        if(l[2])x.style.fontWeight=l[2];
        d.appendChild(x)
      });
      document.body.prepend(d)
    }
  })()`.replace(/\n\s*/g, '')
}
