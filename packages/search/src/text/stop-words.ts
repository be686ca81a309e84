/** Function words by language, separated by spaces: they carry grammar, not subject matter. */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'a about an and any are as at be been but by can could did do does for from had has have he her his how i if in into is it its me my no nor of on or our she should so some such than that the their them then there these they this those to was we were what when where which who why will with would you your',
  de: 'aber als am an auch auf aus bei bin bis da das dass dem den der des dich die dies diese dieser dieses du durch ein eine einem einen einer eines er es für hat hatte ich ihm ihn ihr im in ist ja kann kein keine man mein mich mit nach nicht noch nur oder sein seine sich sie sind so über um und uns unter vom von vor war was weil wenn wer wie wir wird wo zu zum zur',
  fr: 'à au aux avec ce ces cette dans de des du elle elles en est et eux il ils je la le les leur lui ma mais me même mes moi mon ne nos notre nous on ou où par pas pour qu que qui sa se ses son sont sur ta te tes toi ton tu un une vos votre vous',
  es: 'a al algo como con cual de del desde donde el ella ellos en entre era es esa ese esta este ha hasta hay la las le lo los más me mi muy no nos o para pero por que qué se ser si sin sobre son su sus también te tiene tu un una uno y ya yo',
}
